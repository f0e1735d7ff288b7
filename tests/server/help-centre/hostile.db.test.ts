import { expect, it } from 'vitest'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { givenHelpCentre, opener } from './given.ts'

const world = givenWorld({}, { publicUrl: 'https://chat.shop.example' })
const open = opener(world)

const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)>'</title>`
const answer = `<p onclick="alert(1)">${attack}<a href="javascript:alert(1)">x</a><iframe src="//evil.example"></iframe>
  <img src="https://evil.example/pixel.gif"><style>*{display:none}</style></p></script><!--`

/** No element, attribute or scheme of the attack is left as markup. */
function expectHarmless(page: string): void {
  const markup = page.replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>/g, '')
  expect(markup).not.toMatch(
    /<script|<iframe|<style|<img[^>]+(?:onerror|evil)|\son\w+\s*=[^&]*>|href="javascript/i,
  )
}

it('titles, categories, answers, names of files and words of a search stay texts', async () => {
  await givenHelpCentre(world, 'hostile', [
    {
      docId: 'h1',
      question: attack,
      category: attack,
      answer,
      attachments: [{ name: attack, url: `/x"${attack}` }],
    },
  ])
  const { db } = world.node.deps
  const intros = JSON.stringify({ en: attack })
  await db.updateTable('help_centres').set({ title: attack, intros }).execute()
  // Something else than our own code has written the row.
  await db.updateTable('knowledge_documents').set({ answer }).where('id', '=', 'h1').execute()
  const home = await (await open('/help/hostile/en/')).text()
  const category = /<h2><a href="([^"]+)"/.exec(home)?.[1] ?? ''
  const article = /<li><a href="([^"]+)"/.exec(home)?.[1] ?? ''
  const search = `/help/hostile/en/search?q=${encodeURIComponent(attack)}`
  for (const path of [
    '/help/hostile/en/',
    category,
    article,
    search,
    `/help/hostile/en/${encodeURIComponent(attack)}`,
  ]) {
    const reply = await open(path)
    const page = await reply.text()
    expectHarmless(page)
    expect(page).toContain('&lt;script&gt;')
    expect(reply.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    )
  }
  const page = await (await open(article)).text()
  const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({
    '@graph': [{ '@type': 'FAQPage', mainEntity: [{ name: attack }] }, {}],
  })
  expect(await (await open('/help/hostile/sitemap.xml')).text()).not.toContain('<script')
})

it('the key of a channel in an address is no markup either', async () => {
  for (const key of ['%3Cscript%3E', '%22%3E', '..%2F..%2Fetc', '%00', 'x'.repeat(90)]) {
    const reply = await open(`/help/${key}/en/`)
    expect(reply.status).toBe(404)
    expect(await reply.text()).not.toContain('<script>')
  }
})

it('a style sheet has nothing but the colour of its name', async () => {
  const page = await (await open('/help/hostile/en/')).text()
  const path = /href="(\/help\/style\/[^"]+)"/.exec(page)?.[1] ?? ''
  const sheet = await open(path)
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(sheet.headers.get('cache-control')).toContain('immutable')
  expect(await sheet.text()).toContain('--brand: #1d5fd1;')
  for (const name of ['x.css', '12345678-1d5fd1;}.css', '12345678-red.css', '../app.ts'])
    expect((await open(`/help/style/${encodeURIComponent(name)}`)).status).toBe(404)
})

it('a language may be called like a part of every object', async () => {
  const names = ['constructor', '__proto__', 'toString', 'valueOf']
  const documents = names.map((language, n) => ({ docId: `n${n}`, language, question: `Where is ${n}?` }))
  await givenHelpCentre(world, 'names', documents)
  for (const [n, language] of names.entries())
    for (const path of ['', 'other', `a/n${n}-where-is-${n}`, 'search']) {
      const reply = await open(`/help/names/${language}/${path}`)
      const page = await reply.text()
      expect([path, reply.status]).toEqual([path, 200])
      expect(page).not.toContain('native code')
      for (const each of names) expect(page).toContain(`>${each}</a>`)
    }
})
