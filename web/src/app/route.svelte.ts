/** Where in the application we are: the path of the address bar. */
class Route {
  path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean)
  }
}

export const route = new Route()

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  route.path = location.pathname
  scrollTo(0, 0)
}

/** A click on a link of ours goes there without a new page; with a modifier key the browser does what it does. */
export function follow(event: MouseEvent): void {
  const link = (event.target as HTMLElement).closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  const there = link.hash && link.pathname === location.pathname && document.getElementById(link.hash.slice(1))
  if (there) return there.focus()
  go(link.pathname + link.hash)
}
