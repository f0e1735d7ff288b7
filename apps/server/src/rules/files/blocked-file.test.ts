import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultFileRules, isBlockedContent, isBlockedName } from './blocked-file.ts'
import { displayName } from './display-name.ts'

const named = (name: string) => isBlockedName(name, defaultFileRules)

const refused = [
  'exe com scr pif msi msp bat cmd ps1 vbs vbe js jse wsf wsh hta cpl jar lnk url scf reg inf dll sys',
  'iso img vhd app dmg pkg deb rpm sh apk docm xlsm pptm dotm xltm potm xlam ppam',
]
  .join(' ')
  .split(' ')

describe('files that are refused by their names', () => {
  it.each(refused)('.%s', (extension) => {
    expect(named(`a.${extension}`)).toBe(true)
    expect(named(`a.${extension.toUpperCase()}`)).toBe(true)
    expect(named(`invoice.pdf.${extension}`)).toBe(true)
    expect(named(`.${extension}`)).toBe(true)
  })

  it.each([
    ['a trailing dot', 'a.exe.'],
    ['trailing dots and spaces', 'a.exe. . .'],
    ['a trailing space', 'a.exe '],
    ['a space before the extension', 'a. exe'],
    ['a tab after it', 'a.exe\t'],
    ['a no-break space', 'a.exe\u00a0'],
    ['an ideographic space', 'a.exe\u3000'],
    ['an alternate stream', 'a.exe:b.txt'],
    ['a stream that is the program', 'a.txt:b.exe'],
    ['the name of the default stream', 'a.exe::$DATA'],
    ['a program between two dots', 'a.exe.txt'],
    ['a zero byte', 'a.exe\u0000.txt'],
    ['a zero byte within', 'a.e\u0000xe'],
    ['a mark of direction', 'photo\u202egpj.exe'],
    ['a zero-width space', 'a.ex\u200be'],
    ['a soft hyphen', 'a.ex\u00ade'],
    ['a variation selector', 'a.exe\ufe0f'],
    ['full-width letters', 'a.ｅｘｅ'],
    ['a full-width dot', 'a．exe'],
    ['a one-dot leader', 'a․exe'],
    ['mixed case', 'a.ExE'],
    ['a path', 'C:\\folder\\a.exe'],
    ['a path with a harmless folder', 'x.txt/a.exe'],
    ['a half of a character', 'a\ud800.exe'],
    ['line breaks', 'a\r\n.exe'],
  ])('%s hides nothing', (_, name) => {
    expect(named(name)).toBe(true)
  })

  it.each([
    'a.pdf',
    'report.docx',
    'a.xlsx',
    'a.txt',
    'a.zip',
    'a.csv',
    'photo.jpg',
    'exe',
    'com',
    'Screenshot 12:30:05.png',
    'order-shop.com.pdf',
    'jquery.js.txt',
    'message.app.pdf',
    'résumé 简历.pdf',
    'a.exercise',
    'my.exe cutive summary.pdf',
    'v1.2.3',
    '',
    '.',
    '...',
    '.htaccess',
    'a.html',
    'a.svg',
    'a.xhtml',
    'executable.png',
    'folder.exe/photo.png',
  ])('%j is taken', (name) => {
    expect(named(name)).toBe(false)
  })

  it('whatever surrounds it: the name that is shown never ends in what was refused', () => {
    const noise = fc.string({ unit: 'binary', maxLength: 8 })
    fc.assert(
      fc.property(noise, fc.constantFrom(...refused), noise, (before, extension, after) => {
        const given = `${before}.${extension}${after}`
        if (displayName(given).toLowerCase().endsWith(`.${extension}`)) expect(named(given)).toBe(true)
      }),
    )
  })
})

describe('what a tenant changes', () => {
  it('allows what is refused otherwise, by name and by content', () => {
    const rules = { allow: ['exe'], deny: [] }
    expect(isBlockedName('a.exe', rules)).toBe(false)
    expect(isBlockedContent('exe', rules)).toBe(false)
    expect(isBlockedName('a.msi', rules)).toBe(true)
    expect(isBlockedName('a.msi.exe', rules)).toBe(true)
  })

  it('refuses more; refusing wins', () => {
    expect(isBlockedName('a.ZIP', { allow: [], deny: ['zip'] })).toBe(true)
    expect(isBlockedName('a.zip.txt', { allow: [], deny: ['zip'] })).toBe(false)
    expect(isBlockedName('a.exe', { allow: ['exe'], deny: ['exe'] })).toBe(true)
  })
})

describe('files that are refused by their bytes', () => {
  it.each(['exe', 'elf', 'macho', 'lnk', 'dmg', 'deb', 'rpm', 'apk', 'jar', 'chm', 'docm', 'xlsm', 'class'])(
    '%s',
    (extension) => {
      expect(isBlockedContent(extension, defaultFileRules)).toBe(true)
    },
  )

  it.each(['', 'pdf', 'zip', 'png', 'docx', 'xml', 'cfb'])('%j are not', (extension) => {
    expect(isBlockedContent(extension, defaultFileRules)).toBe(false)
  })
})
