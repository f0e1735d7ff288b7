import { useId } from 'react'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useText } from '../../text/TextProvider.tsx'
import './SolvedChoice.css'

type SolvedChoiceProps = { solved: boolean | undefined; onChoose: (solved: boolean) => void }

const choices = [
  { solved: true, text: 'rating.solved', Icon: ThumbsUp },
  { solved: false, text: 'rating.notSolved', Icon: ThumbsDown },
] as const

/** T-06: the draft says what is chosen to begin with: nothing for the robot, D-15 for an agent. */
export function SolvedChoice({ solved, onChoose }: SolvedChoiceProps) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className="rating-solved">
      <legend>{t('rating.solvedQuestion')}</legend>
      <div className="rating-solved-choices">
        {choices.map(({ solved: value, text, Icon }) => (
          <label key={text} className="rating-solved-choice">
            <input type="radio" name={name} checked={solved === value} onChange={() => onChoose(value)} />
            <Icon size={26} />
            {t(text)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
