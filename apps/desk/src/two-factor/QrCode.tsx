import { create } from 'qrcode'
import { useMemo } from 'react'

/** Modules of white around the code, without which cameras do not find it. */
const margin = 4

/** A text as a picture that a phone can scan. Dark on white in every theme: some apps read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text])
  const edge = size + 2 * margin
  return (
    <svg
      className="desk-qr"
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={edge} height={edge} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function draw(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  let path = ''
  for (let at = 0; at < data.length; at++)
    if (data[at]) path += `M${at % size} ${Math.floor(at / size)}h1v1h-1z`
  return { size, path }
}
