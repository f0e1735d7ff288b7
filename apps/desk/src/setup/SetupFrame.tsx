import { setupSteps, type SetupStep } from '@foyer/contract/desk/setup-steps.ts'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { isLocaleCode } from '@foyer/i18n/locales.ts'
import { NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { deskLocales, useDeskText } from '../text/text-context.tsx'
import mark from '../ui/mark.svg'
import './SetupFrame.css'
import type { Setup } from './use-setup.ts'

type SetupFrameProps = {
  title: string
  current: SetupStep | 'owner' | undefined
  /** Absent while there is no organisation. */
  steps?: Setup['steps']
  children: ReactNode
}

/** The page around each step: where one is, what is done, and the language of the page. */
export function SetupFrame({ title, current, steps, children }: SetupFrameProps) {
  const { t, locale, setLocale } = useDeskText()
  return (
    <div className="desk-setup">
      <header className="desk-setup-head">
        <img src={mark} alt="" width="32" height="32" />
        <p className="desk-ellipsis">{title}</p>
        <NativeSelect
          aria-label={t('setup.language')}
          size="xs"
          value={locale}
          onChange={({ currentTarget: { value } }) => isLocaleCode(value) && setLocale(value)}
          data={deskLocales.map((code) => ({ value: code, label: localeLabels[code] }))}
        />
      </header>
      <nav className="desk-setup-nav" aria-label={t('setup.steps')} hidden={!steps && !current}>
        <ol>
          <li className="desk-setup-item" aria-current={current === 'owner' ? 'step' : undefined}>
            <StepMark number={1} state={steps ? 'done' : 'open'} />
            <span>{t('setup.step.owner')}</span>
          </li>
          {setupSteps.map((step, i) => (
            <li key={step} className="desk-setup-item" aria-current={current === step ? 'step' : undefined}>
              <StepMark number={i + 2} state={steps?.[step] ?? 'open'} />
              {steps ? (
                <Link to="/setup" search={{ step }}>
                  {t(`setup.step.${step}`)}
                </Link>
              ) : (
                <span>{t(`setup.step.${step}`)}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <main className="desk-setup-main" aria-label={title}>
        {children}
      </main>
    </div>
  )
}

function StepMark({ number, state }: { number: number; state: Setup['steps'][SetupStep] }) {
  const { t } = useDeskText()
  if (state === 'open')
    return (
      <span className="desk-setup-mark" aria-hidden="true">
        {number}
      </span>
    )
  const Icon = state === 'done' ? Check : Minus
  return (
    <span className="desk-setup-mark" data-state={state} role="img" aria-label={t(`setup.state.${state}`)}>
      <Icon size={14} aria-hidden="true" />
    </span>
  )
}
