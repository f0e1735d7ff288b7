/** Pictures that stand still, for the gallery: a real stream, of a drawing. */
export function sampleStream(of: keyof typeof grounds): MediaStream {
  const known = streams.get(of)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const stream = canvas.captureStream(10)
  draw(canvas, grounds[of])
  // Draws repeatedly, because a viewer who attaches later needs a frame too.
  setInterval(() => draw(canvas, grounds[of]), 100)
  streams.set(of, stream)
  return stream
}

const grounds = { other: '#7fa7c9', own: '#c9a27f' } as const
const streams = new Map<string, MediaStream>()

function draw(canvas: HTMLCanvasElement, ground: string): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = ground
  pen.fillRect(0, 0, 640, 480)
  pen.fillStyle = '#f6e3d0'
  pen.beginPath()
  pen.arc(320, 200, 90, 0, 7)
  pen.fill()
  pen.fillStyle = '#33475b'
  pen.beginPath()
  pen.ellipse(320, 440, 190, 130, 0, 0, 7)
  pen.fill()
}
