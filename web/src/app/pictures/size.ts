/** How many points a picture has, by its first bytes: before it is unpacked, for a small file can be a huge picture. */
const PNG = 0x89504e47
const RIFF = 0x52494646
const JPEG = 0xffd8
const HEAD = 30 // bytes that tell it of .png and .webp

/** Width times height; nothing where it is no picture of a kind that is read. */
export async function points(picture: Blob): Promise<number | null> {
  const view = new DataView(await picture.arrayBuffer())
  if (view.byteLength < HEAD) return null
  if (view.getUint32(0) === PNG) return view.getUint32(16) * view.getUint32(20)
  if (view.getUint32(0) === RIFF) return ofWebp(view)
  return view.getUint16(0) === JPEG ? ofJpeg(view) : null
}

function ofWebp(view: DataView): number | null {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (kind === 'VP8X') return (three(24) + 1) * (three(27) + 1)
  if (kind === 'VP8 ') return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff)
  const bits = view.getUint32(21, true)
  return kind === 'VP8L' ? ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1) : null
}

/** The parts of a .jpg follow each other; the one that begins the picture tells its size. */
function ofJpeg(view: DataView): number | null {
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null
    const kind = view.getUint8(at + 1)
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7)
  }
  return null
}
