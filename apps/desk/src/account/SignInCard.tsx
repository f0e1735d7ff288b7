import { UnstyledButton } from '@mantine/core'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { locales } from '@foyer/i18n/locales.ts'
import type { ReactNode } from 'react'
import { deskLocales, useDeskText } from '../text/text-context.tsx'
import mark from '../ui/mark.svg'
import './SignInCard.css'

/** A page for people who are not signed in. */
export function SignInCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="desk-sign-in">
      <div className="desk-sign-in-card">
        <img src={mark} alt="" width="40" height="40" />
        <h1>{title}</h1>
        {children}
        <Languages />
      </div>
    </main>
  )
}

/** For this browser: an agent's own choice is known after signing in. */
function Languages() {
  const { locale, setLocale } = useDeskText()
  return (
    <div className="desk-sign-in-languages">
      {deskLocales.map((code) => (
        <UnstyledButton
          key={code}
          lang={locales[code].bcp47}
          aria-current={code === locale}
          onClick={() => setLocale(code)}
        >
          {localeLabels[code]}
        </UnstyledButton>
      ))}
    </div>
  )
}
