/** Pictures of cards, kept in this browser alone, by the ids of the cards. */
const NAME = 'duelwright.pictures'
const STORE = 'pictures'

let opened: Promise<IDBDatabase> | null = null

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error!)
  })
}

function database(): Promise<IDBDatabase> {
  if (!opened) {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    opened = settled(request)
    opened.catch(() => (opened = null))
  }
  return opened
}

async function objects(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(STORE, mode).objectStore(STORE)
}

/** Keep a picture for some cards. Whether there is room for it is known when all of it is written. */
export async function keep(ids: string[], picture: Blob): Promise<void> {
  const store = await objects('readwrite')
  for (const id of ids) store.put(picture, id)
  await new Promise<void>((done, failed) => {
    store.transaction.oncomplete = () => done()
    store.transaction.onabort = () => failed(store.transaction.error!)
  })
}

export async function kept(id: string): Promise<Blob | undefined> {
  return settled((await objects('readonly')).get(id)) as Promise<Blob | undefined>
}

export async function count(): Promise<number> {
  return settled((await objects('readonly')).count())
}

export async function forget(): Promise<void> {
  await settled((await objects('readwrite')).clear())
}
