import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import { setupSteps, type SetupStep } from '@foyer/contract/desk/setup-steps.ts'
import { Button, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSave } from '../library/use-save.ts'
import { useConnection } from '../platform/connection-context.tsx'
import { setupKey } from '../platform/query-keys.ts'
import { useText } from '../text/text-context.tsx'
import { PageFailed } from '../ui/PlainPages.tsx'
import { AppearanceStep } from './AppearanceStep.tsx'
import { InstallationStep } from './InstallationStep.tsx'
import { RobotStep } from './RobotStep.tsx'
import { SetupFrame } from './SetupFrame.tsx'
import { SetupOverview } from './SetupOverview.tsx'
import type { StepProps } from './step-props.ts'
import { TeamStep } from './TeamStep.tsx'
import { useSetup } from './use-setup.ts'

const views = {
  appearance: AppearanceStep,
  team: TeamStep,
  robot: RobotStep,
  installation: InstallationStep,
}

/** The steps after the organisation exists. The address names the step, so that a reload and the back button keep it. */
export function SetupSteps({ agent }: { agent: DeskAgent }) {
  const t = useText()
  const { step } = useSearch({ from: '/setup' })
  const { data: setup, isError, refetch } = useSetup(agent.adminId)
  const onNext = useNext(agent, step)
  if (isError && !setup) return <PageFailed onAgain={() => void refetch()} />
  if (!setup) return <Loader className="desk-loader" size="sm" />
  const View = step && views[step]
  const skip = step && <SkipButton agent={agent} step={step} setup={setup} onNext={onNext} />
  return (
    <SetupFrame title={t('setup.of', { name: setup.organisation })} current={step} steps={setup.steps}>
      {View ? (
        <View key={step} agent={agent} setup={setup} onNext={onNext} skip={skip} />
      ) : (
        <SetupOverview setup={setup} />
      )}
    </SetupFrame>
  )
}

function useNext(agent: DeskAgent, step: SetupStep | undefined): () => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async () => {
    const next = setupSteps[step ? setupSteps.indexOf(step) + 1 : 0]
    await queryClient.invalidateQueries({ queryKey: setupKey(agent.adminId) })
    await navigate({ to: '/setup', search: next ? { step: next } : {} })
  }
}

type SkipButtonProps = Pick<StepProps, 'agent' | 'setup' | 'onNext'> & { step: SetupStep }

function SkipButton({ agent, step, setup, onNext }: SkipButtonProps) {
  const t = useText()
  const { client } = useConnection()
  const save = useSave(setupKey(agent.adminId))
  const [isBusy, setBusy] = useState(false)
  const isOpen = setup.steps[step] === 'open'

  async function goOn(): Promise<void> {
    setBusy(true)
    const isSaved = !isOpen || (await save(client.skipSetupStep({ step })))
    setBusy(false)
    if (isSaved) await onNext()
  }

  return (
    <Button variant="default" loading={isBusy} onClick={() => void goOn()}>
      {t(isOpen ? 'setup.skip' : 'setup.next')}
    </Button>
  )
}
