import { TextInput } from '@mantine/core'
import type { ModelBudgets } from '@foyer/contract/desk/channel-model.ts'
import {
  budgetMeasures,
  budgetScopes,
  type BudgetMeasure,
  type BudgetScope,
  type DraftField,
  type ModelDraft,
} from '../../rules/knowledge/model-draft.ts'
import { useText } from '../../text/text-context.tsx'
import { useLanguage } from '../../text/use-times.ts'

type BudgetFieldsProps = {
  draft: ModelDraft
  most: ModelBudgets
  errorOf: (field: DraftField) => string | false
  onChange: (part: Partial<ModelDraft>) => void
}

/** Daily budgets. They can only tighten those of the operator, which stand in the empty fields. */
export function BudgetFields({ draft, most, errorOf, onChange }: BudgetFieldsProps) {
  const t = useText()
  const numbers = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 6 })
  const set = (scope: BudgetScope, measure: BudgetMeasure, value: string): void =>
    onChange({ budgets: { ...draft.budgets, [scope]: { ...draft.budgets[scope], [measure]: value } } })
  return (
    <fieldset className="desk-model-group">
      <legend>{t('knowledge.model.budgets')}</legend>
      <p>{t('knowledge.model.budgets.hint')}</p>
      {budgetScopes.map((scope) => (
        <div key={scope} role="group" aria-labelledby={`desk-model-${scope}`} className="desk-model-budget">
          <h3 id={`desk-model-${scope}`}>{t(`knowledge.model.budget.${scope}`)}</h3>
          <div className="desk-model-pair">
            {budgetMeasures.map((measure) => {
              const bound = most[scope][measure]
              return (
                <TextInput
                  key={measure}
                  label={t(`knowledge.model.measure.${measure}`)}
                  placeholder={bound === undefined ? t('knowledge.model.unlimited') : numbers.format(bound)}
                  inputMode="decimal"
                  autoComplete="off"
                  value={draft.budgets[scope][measure]}
                  error={errorOf(`budget.${scope}.${measure}`)}
                  onChange={({ currentTarget }) => set(scope, measure, currentTarget.value)}
                />
              )
            })}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
