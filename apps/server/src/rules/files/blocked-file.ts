/** Exceptions of one tenant to the default: extensions without dots, in lower case. */
export type FileRules = { allow: readonly string[]; deny: readonly string[] }

export const defaultFileRules: FileRules = { allow: [], deny: [] }

const extensions = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Opening one runs it. No ordinary name has these words between two dots, so they are refused there, too. */
const programs = extensions(`
  exe scr pif msi msp mst msix msixbundle appx appxbundle msu bat cmd ps1 psm1 ps1xml psc1
  vbs vbe jse wsf wsh wsc ws sct hta cpl jar jnlp lnk scf dll vxd xll elf macho apk xapk ipa chm
`)

/** Programs and scripts whose extension is also an ordinary word or a domain, installers, disk images, macros. */
const others = extensions(`
  com js mjs cjs vb url website reg inf ins isp sys drv ocx msc gadget application hlp shb shs
  iso img vhd vhdx dmg app pkg mpkg deb rpm run ex ex_ cab diagcab diagcfg diagpkg lib nsh
  sh bash zsh ksh csh fish command workflow desktop scpt applescript py pyw pyc pyz class
  docm dotm xlsm xltm xlam xlm pptm potm ppam ppsm sldm mde ade adp accde
`)

/**
 * Whether a file must not be taken because of its name (`upload.blocked`). All systems that may save it are meant: what
 * they cut off an end (dots, spaces), ignore or take for a separator hides nothing.
 */
export function isBlockedName(given: string, rules: FileRules): boolean {
  return partsOf(given).some((name) => {
    const [, ...found] = name.split('.').map((part) => part.trim())
    const isLast = (i: number) => found.slice(i + 1).every((part) => part === '')
    return found.some((extension, i) => isBlockedExtension(extension, rules, isLast(i)))
  })
}

/** The same for what the bytes of a file say it is: the extension that it should have. */
export function isBlockedContent(extension: string, rules: FileRules): boolean {
  return isBlockedExtension(extension, rules, true)
}

function isBlockedExtension(extension: string, { allow, deny }: FileRules, isLast: boolean): boolean {
  if (isLast && deny.includes(extension)) return true
  if (allow.includes(extension)) return false
  return programs.has(extension) || (isLast && others.has(extension))
}

/** Neither seen nor kept: controls, joiners, marks of direction, soft hyphens, variation selectors. */
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu

/** The last part of a path, and of that each stream: `a.exe:b.txt` is a stream of `a.exe` on Windows. */
function partsOf(given: string): string[] {
  const plain = given.toWellFormed().normalize('NFKC').toLowerCase()
  const last = plain.replace(unseen, '').split(/[/\\]/).at(-1) ?? ''
  return last.split(':')
}
