/** The part of Vite's manifest that says what a page loads. */
export type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; src?: string; imports?: string[]; css?: string[] }
>

export type LoadedFiles = { initial: string[]; lazy: string[] }

/** The scripts and styles that a page needs before it runs, and those that come later. */
export function loadedFiles(manifest: Manifest, page = 'index.html'): LoadedFiles {
  if (!manifest[page]?.isEntry) throw new Error(`${page} is no entry of the manifest`)
  const needed = new Set<string>()
  const visit = (key: string) => {
    if (needed.has(key)) return
    needed.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  visit(page)
  const initial = filesOf(manifest, [...needed])
  const all = filesOf(manifest, Object.keys(manifest))
  return { initial, lazy: all.filter((file) => !initial.includes(file)) }
}

function filesOf(manifest: Manifest, keys: string[]): string[] {
  const files = keys.flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])])
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file)).toSorted()
}
