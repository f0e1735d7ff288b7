import en from '../locales/en/desk.json' with { type: 'json' }
import { compileCatalog } from './compile-catalog.ts'
import { createTranslator, type Translate } from './translator.ts'

type DoctorKey = Extract<keyof typeof en, `doctor.${string}`>

/** The desk's English texts about checks, for the command line. It compiles no others. */
export function doctorTexts(): Translate<DoctorKey> {
  const own = Object.entries(en).filter(([key]) => key.startsWith('doctor.'))
  return createTranslator<DoctorKey>('en', compileCatalog(Object.fromEntries(own)))
}
