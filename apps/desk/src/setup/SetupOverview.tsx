import { setupSteps } from '@foyer/contract/desk/setup-steps.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '../text/text-context.tsx'
import './SetupOverview.css'
import { StepBody } from './StepBody.tsx'
import type { Setup } from './use-setup.ts'

/** All steps and what has become of them. */
export function SetupOverview({ setup }: { setup: Setup }) {
  const t = useText()
  const isAllDone = setupSteps.every((step) => setup.steps[step] === 'done')
  return (
    <StepBody
      title={t('setup.of', { name: setup.organisation })}
      lead={t(isAllDone ? 'setup.overview.done' : 'setup.overview.lead')}
    >
      <ul className="desk-setup-list" aria-label={t('setup.steps')}>
        {setupSteps.map((step) => {
          const state = setup.steps[step]
          const name = t(`setup.step.${step}`)
          const verb = state === 'open' ? 'start' : 'edit'
          return (
            <li key={step}>
              <span>{name}</span>
              <span className="desk-setup-state" data-state={state}>
                {t(`setup.state.${state}`)}
              </span>
              <Link
                to="/setup"
                search={{ step }}
                className="desk-setup-open"
                aria-label={t(`setup.overview.${verb}Of`, { step: name })}
              >
                {t(`setup.overview.${verb}`)}
              </Link>
            </li>
          )
        })}
      </ul>
      <div className="desk-setup-actions">
        <Button component={Link} to="/inbox">
          {t('setup.toInbox')}
        </Button>
      </div>
    </StepBody>
  )
}
