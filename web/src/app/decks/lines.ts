/** Lines of a list as the server counts them, and how one is mended or left out. */
import type { LineFault } from '../protocol'

const END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/ // whatever the server takes for the end of a line

/** The place of a line that could not be read: from the start of the text to its end. */
export function placeOf(text: string, fault: LineFault): [number, number] | null {
  let from = 0
  for (let n = 1; ; n += 1) {
    const rest = text.slice(from)
    const end = END.exec(rest)
    const line = end ? rest.slice(0, end.index) : rest
    if (n === fault.line) return line.replace(/^\ufeff/, '').trim().startsWith(fault.typed.replace(/…$/, '')) ? [from, from + line.length] : null
    if (!end) return null
    from += end.index + end[0].length
  }
}

/** The text with another line there; nothing leaves it out. */
export function withLine(text: string, [from, to]: [number, number], line: string): string {
  if (line) return text.slice(0, from) + line + text.slice(to)
  const end = END.exec(text.slice(to))
  return text.slice(0, from) + text.slice(end?.index === 0 ? to + end[0].length : to)
}

/** The lines that could not be read, where they stand in a text that was written anew. */
export function placed(text: string, faults: LineFault[]): LineFault[] {
  const lines = text.split(END).map((line) => line.trim())
  const taken = new Set<number>()
  return faults.map((fault) => {
    const at = lines.findIndex((line, i) => line === fault.typed && !taken.has(i))
    taken.add(at)
    return { ...fault, line: at + 1 }
  })
}
