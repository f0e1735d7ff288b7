import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll } from 'vitest'

const page =
  '<!doctype html><html lang="en"><title>Foyer</title><div id="root"></div><script type="module"></script>' +
  '<template id="first-paint"> <h1>{{title}}</h1><p>{{greeting}}</p><i>{{header}}</i> </template>'

/** By their places as the builds leave them; what is in them does not matter to how they are served. */
const files = {
  'widget/index.html': page,
  'widget/robot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'widget/assets/main-B2x_9aQk.js': '// widget',
  'widget/assets/main-B2x_9aQk.js.br': brotliCompressSync('// widget, smaller'),
  'widget/assets/main-B2x_9aQk.js.gz': gzipSync('// widget, smaller'),
  ...Object.fromEntries(['en', 'de', 'fr'].map((code) => [`widget/opening/${code}.json`, '{}'])),
  'widget/opening/ar.json': '{"factory.robotWelcome":["مرحبًا"],"header.robot":["المساعد"]}',
  'desk/index.html': page,
  'desk/assets/main-C-0dR5tu.js': '// desk',
  'loader/foyer.js': '// loader',
  'loader/foyer-element.js': '// element',
  'loader/assets/panel-DVdXnrWT.js': '// stage 2',
  'loader/assets/panel.js': '// stage 2, whichever',
}

/** A folder of built apps for a server, gone after the file's last test. `without`: a build from before that app. */
export function givenAssets(without?: 'loader'): string {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-assets-'))
  for (const [name, content] of Object.entries(files)) {
    if (without && name.startsWith(`${without}/`)) continue
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), content)
  }
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}
