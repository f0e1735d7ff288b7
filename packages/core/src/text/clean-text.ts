/** Control characters other than tab and line break: they show nothing and confuse logs, exports and terminals. */
// oxlint-disable-next-line no-control-regex -- naming them is the point
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Normalises a text before it is stored. The database rejects lone surrogates. */
export function cleanText(text: string): string {
  return text.replace(controls, '').replace(/\r\n?/g, '\n').toWellFormed()
}
