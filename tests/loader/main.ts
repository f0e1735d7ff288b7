import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { browserOptions } from '../../playwright.config.ts'
import { root } from '../../scripts/repository/root.ts'
import { openQuietBrowser } from './measure/quiet-browser.ts'
import { isMet, toTable, type Contest, type Figures } from './measure/report.ts'
import { costOf, type Cost } from './measure/script-time.ts'
import { visit } from './measure/visit.ts'
import { bundleScript } from './site/bundle-script.ts'
import { serveFoyer } from './site/serve-foyer.ts'
import { serveHost } from './site/serve-host.ts'

// `pnpm loader [--json] [--rounds 15]`: what the loader costs a site's page before anybody wants to chat, beside a bare
// one that was written by hand. After `pnpm build`.
const at = process.argv.indexOf('--rounds')
const rounds = at > 0 ? Number(process.argv[at + 1]) : 15

const bare = await bundleScript(join(import.meta.dirname, 'measure/bare-loader.ts'), { isSmall: true })
// The same that also asks for a channel's line, which ours must and the bare one need not.
const line =
  "fetch(new URL('/embed/demo',document.currentScript.src)).then(a=>a.json()).then(l=>{Bare.line=l})"
const foyer = await serveFoyer({ '/bare-loader.js': bare, '/bare-with-line.js': `${bare};${line}` })
const host = await serveHost()

const pageWith = (script: string) =>
  host.put(`<!doctype html><html lang="en"><title>Shop</title>${script}<h1>Shop</h1><p>A page of a shop</p>`)
const pages = {
  empty: pageWith(''),
  bare: pageWith(`<script async src="${foyer.origin}/bare-loader.js" data-channel="demo"></script>`),
  bareWithLine: pageWith(
    `<script async src="${foyer.origin}/bare-with-line.js" data-channel="demo"></script>`,
  ),
  ours: pageWith(`<script async src="${foyer.origin}/foyer.js" data-channel="demo"></script>`),
}

const costs: Record<keyof typeof pages, Cost[]> = { empty: [], bare: [], bareWithLine: [], ours: [] }
const quiet = await openQuietBrowser()
// The first round warms the machine up.
for (let round = 0; round <= rounds; round++)
  for (const name of ['empty', 'bare', 'bareWithLine', 'ours'] as const) {
    const cost = await costOf(quiet.devtools, pages[name])
    if (round > 0) costs[name].push(cost)
  }
await quiet.close()

const browser = await chromium.launch(browserOptions)
const visited = await visit(browser, pages.ours)
await browser.close()
await Promise.all([foyer.close(), host.close()])

const scriptMs = net('scriptMs')
const figures: Figures = {
  rounds,
  scriptMs,
  taskMs: net('taskMs'),
  scriptRatio: scriptMs.ours / scriptMs.bare,
  gzip: { ours: gzipped(readFileSync(join(root, 'apps/loader/dist/foyer.js'))), bare: gzipped(bare) },
  ...visited,
}
console.log(process.argv.includes('--json') ? JSON.stringify(figures) : toTable(figures))
process.exitCode = isMet(figures) ? 0 : 1

/** Medians, less what an empty page takes. */
function net(what: keyof Cost): Contest {
  const of = (name: keyof typeof costs) => median(costs[name].map((cost) => cost[what]))
  const less = of('empty')
  return { ours: of('ours') - less, bare: of('bare') - less, bareWithLine: of('bareWithLine') - less }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).byteLength
}
