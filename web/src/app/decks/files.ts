/** Files to and from the person's machine. */

const SCALE = 2

export function download(name: string, data: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(data)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** A name that every system takes for a file. */
export function fileName(name: string, ending: string): string {
  const plain = name.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim().slice(0, 60)
  return `${plain || 'deck'}.${ending}`
}

/** An SVG document as a picture of points, twice as fine as it says it is. */
export async function asPng(svg: string): Promise<Blob> {
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  const [width, height] = ['width', 'height'].map((side) => parseFloat(drawn.getAttribute(side) ?? '0'))
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [width! * SCALE, height! * SCALE]
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('PNG'))), 'image/png'))
}
