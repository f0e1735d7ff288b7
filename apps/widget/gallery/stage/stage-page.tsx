import '@foyer/ui/theme.css'
import '../../src/page.css'
import type { Root } from 'react-dom/client'
import { readControls, type Controls } from '../controls.ts'
import { loadHalls } from '../load-exhibits.ts'
import { Broken } from './Broken.tsx'
import { StagePage } from './StagePage.tsx'
import { stillLocale } from './still-locale.ts'

/** One exhibit and nothing else, with everything around it that a part of the real page has. */
export async function show(root: Root, controls: Controls): Promise<void> {
  window.showExhibit = async (query) => show(root, readControls(query))
  window.findCut = async () => (await import('../measure/find-cut.ts')).findCut()
  forgetLast()
  document.documentElement.dataset['theme'] = controls.theme
  const [locale, halls] = await Promise.all([stillLocale(controls), loadHalls(controls.file)])
  const exhibit = halls.flatMap(({ exhibits }) => exhibits).find(({ name }) => name === controls.exhibit)
  if (exhibit) {
    // A new key: whatever the exhibit did so far is forgotten.
    root.render(<StagePage key={Math.random()} exhibit={exhibit} locale={locale} controls={controls} />)
    return
  }
  const errors = halls.flatMap(({ file, error }) => (error ? [`${file}: ${error}`] : []))
  root.render(<Broken>{[`There is no exhibit '${controls.exhibit}'.`, ...errors].join('\n')}</Broken>)
}

/** What an exhibit that was here before may have left. */
function forgetLast(): void {
  const { documentElement: html } = document
  delete html.dataset['ready']
  html.removeAttribute('style')
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
}
