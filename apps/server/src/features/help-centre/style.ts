import { createHash } from 'node:crypto'
import { helpColours } from '../../rules/help/help-colours.ts'

const rules = `
:root { color-scheme: light dark; --ink: #1c2530; --soft: #55606d; --ground: #ffffff; --card: #f5f7f9; --line: #8a95a1;
  --link: var(--link-light); font: 17px/1.6 system-ui, sans-serif }
@media (prefers-color-scheme: dark) { :root { --ink: #eceff1; --soft: #aab4bc; --ground: #1a1f27; --card: #242b35;
  --line: #7c8792; --link: var(--link-dark) } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: anywhere }
a { color: var(--link) } a:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid var(--link);
  outline-offset: 2px }
.skip { position: absolute; inset-inline-start: -9999px } .skip:focus { position: static; display: inline-block; padding: .5rem }
.bar { background: var(--brand); color: var(--on-brand) }
.brand { display: flex; align-items: center; gap: .75rem; max-inline-size: 60rem; margin: 0 auto; padding: 1rem;
  color: inherit; font-weight: 600; text-decoration: none } .brand:focus-visible { outline-color: currentColor; outline-offset: -4px }
.brand img { border-radius: 6px }
main, footer { max-inline-size: 60rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.75rem; line-height: 1.25; margin: .5rem 0 1rem } h2 { font-size: 1.2rem; line-height: 1.3 }
.soft { color: var(--soft); font-size: .9rem } .intro { font-size: 1.1rem; white-space: pre-line }
.search { margin-block: 1.5rem } .search label { display: block; margin-block-end: .25rem; font-weight: 600 }
.search div { display: flex; flex-wrap: wrap; gap: .5rem }
input { flex: 1 1 12rem; min-inline-size: 0 }
input, button, .button { font: inherit; min-block-size: 2.75rem; padding: .4rem 1rem; border-radius: 8px;
  border: 1px solid var(--line); background: var(--ground); color: inherit }
.search button, .button { display: inline-flex; align-items: center; border-color: transparent; background: var(--brand); color: var(--on-brand);
  font-weight: 600; text-decoration: none; cursor: pointer }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)) }
.card { padding: .5rem 1.25rem 1rem; border-radius: 12px; background: var(--card) }
.card ul { padding-inline-start: 1.1rem } .card li, .list li { margin-block: .5rem }
.list p { margin: 0 }
.crumbs ol { display: flex; flex-wrap: wrap; gap: .25rem .75rem; margin: 0; padding: 0; list-style: none; font-size: .9rem }
.crumbs li + li::before { content: "/"; margin-inline-end: .75rem; color: var(--soft) }
.answer img { max-inline-size: 100%; block-size: auto } .answer table { inline-size: 100%; border-collapse: collapse }
.answer th, .answer td { padding: .4rem; border: 1px solid var(--line); text-align: start; vertical-align: top }
.answer :is(li, th, td) > p { margin: 0 } .answer li { margin-block: .25rem }
.answer pre { padding: .75rem; border-radius: 8px; background: var(--card); white-space: pre-wrap }
.answer blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 4px solid var(--line) }
.thumbs { margin-block: 2rem 1rem; padding: 1rem 1.25rem; border-radius: 12px; background: var(--card) }
.thumbs p { margin: 0 0 .5rem; font-weight: 600 } .thumbs div { display: flex; gap: .5rem } .thumbs button { min-inline-size: 5rem; cursor: pointer }
.pager { display: flex; gap: 1.5rem }
.ask { padding-block: 1rem; border-block-start: 1px solid var(--line) } .ask h2 { margin-block-start: 0 }
.languages ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 1rem 0; list-style: none }
.languages a { display: inline-block; padding-block: .25rem } .languages [aria-current] { color: inherit; font-weight: 600; text-decoration: none }
@media print { .search, .thumbs, footer, .skip, .crumbs { display: none } .bar { background: none; color: inherit } }
`

const hash = createHash('sha256').update(rules).digest('hex').slice(0, 8)

/** The address says everything that the sheet depends on, so browsers may keep it for ever. */
export function stylePath(colour: string): string {
  return `/help/style/${hash}-${colour}.css`
}

/** Names of the sheet before and after an upgrade of the server are both answered. */
export const styleName = /^[0-9a-f]{8}-([0-9a-f]{6})\.css$/

export function styleSheet(colour: string): string {
  const { brand, onBrand, linkLight, linkDark } = helpColours(colour)
  return `:root { --brand: ${brand}; --on-brand: ${onBrand}; --link-light: ${linkLight}; --link-dark: ${linkDark} }${rules}`
}
