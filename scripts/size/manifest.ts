/** The part of Vite's manifest that says what a page loads. */
export type Manifest = Record<string, { file: string; src?: string; imports?: string[]; css?: string[] }>

export type LoadedFiles = { initial: string[]; lazy: string[] }

/** The scripts and styles that a page needs before it runs, and those that come later. `page`: its HTML as built. */
export function loadedFiles(manifest: Manifest, page: string): LoadedFiles {
  const named = Object.keys(manifest).filter((key) => page.includes(`/${manifest[key]?.file}"`))
  if (named.length === 0) throw new Error('the page names no file of the manifest')
  const needed = new Set<string>()
  const visit = (key: string) => {
    if (needed.has(key)) return
    needed.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  for (const key of named) visit(key)
  const initial = filesOf(manifest, [...needed])
  const all = filesOf(manifest, Object.keys(manifest))
  return { initial, lazy: all.filter((file) => !initial.includes(file)) }
}

function filesOf(manifest: Manifest, keys: string[]): string[] {
  const files = keys.flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])])
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file)).toSorted()
}
