const FORBIDDEN = [
  /\b(resolved|tarball):/,
  /\bregistry\s*[=:]/,
  /\bregistry\.[\w-]+\.\w+/,
  /\bhttps?:\/\/(?!127\.0\.0\.1)/,
]

/** Lines that name a registry or an address to download from. A deprecation notice may point to a web page, a health check to the machine itself. */
export function forbiddenLines(text: string): { line: number; text: string }[] {
  return text
    .split('\n')
    .map((each, index) => ({ line: index + 1, text: each.trim() }))
    .filter((each) => !/^(deprecated|"?\$schema"?):/.test(each.text))
    .filter((each) => FORBIDDEN.some((pattern) => pattern.test(each.text)))
}
