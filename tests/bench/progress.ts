const started = Date.now()

/** One line to stderr, so that stdout stays the result alone. */
export function progress(text: string): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(0).padStart(4)
  process.stderr.write(`${seconds} s  ${text}\n`)
}
