/** Progress goes to stderr: stdout is for the result alone. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
