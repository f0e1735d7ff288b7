import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { Play } from 'lucide-react'
import { useText } from '../../../text/text-context.tsx'
import { AddStep } from './AddStep.tsx'
import { DialogueHead } from './DialogueHead.tsx'
import './DialogueEditor.css'
import { useDialogueEditor } from '../draft/dialogue-context.tsx'
import { focusStep } from '../draft/focus-step.ts'
import { OutlineView } from './OutlineView.tsx'
import { ProblemList } from './ProblemList.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import { Simulator } from './Simulator.tsx'

// The graph brings a library of its own.
const GraphView = lazy(() =>
  import('../graph/GraphView.tsx').then((module) => ({ default: module.GraphView })),
)

type View = 'outline' | 'graph'

/** A dialogue as an outline or as a graph, beside it what can be tried and what is wrong. */
export function DialogueEditor() {
  const t = useText()
  const { select } = useDialogueEditor()
  const isPhone = useMediaQuery('(max-width: 800px)', false, { getInitialValueInEffect: false })
  const [chosen, setView] = useState<View>()
  const [isSimulating, setSimulating] = useState(false)
  const view = chosen ?? (isPhone ? 'outline' : 'graph')
  return (
    <section className="desk-dialogue" aria-label={t('knowledge.dialogues.editor')}>
      <DialogueHead />
      <div className="desk-dialogue-tools">
        <SegmentedControl
          aria-label={t('knowledge.dialogues.view')}
          value={view}
          data={(['outline', 'graph'] as const).map((value) => ({
            value,
            label: t(`knowledge.dialogues.view.${value}`),
          }))}
          onChange={(value) => setView(value === 'graph' ? 'graph' : 'outline')}
        />
        <AddStep onAdded={focusStep} />
        <Button
          variant="default"
          leftSection={<Play size={16} />}
          aria-expanded={isSimulating}
          onClick={() => setSimulating(!isSimulating)}
        >
          {t('knowledge.dialogues.simulate')}
        </Button>
      </div>
      <ProblemList
        onChoose={(id) => {
          select(id)
          focusStep(id)
        }}
      />
      <div className={`desk-dialogue-body ${isSimulating ? 'desk-dialogue-split' : ''}`}>
        <div className="desk-dialogue-main">
          <SettingsPart />
          {view === 'outline' ? (
            <OutlineView />
          ) : (
            <Suspense fallback={<Skeleton height={400} radius="md" />}>
              <GraphView />
            </Suspense>
          )}
        </div>
        {isSimulating && <Simulator />}
      </div>
    </section>
  )
}
