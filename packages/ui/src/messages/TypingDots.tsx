import './TypingDots.css'

/** D-08 'animation': somebody is working on an answer. Where motion is unwelcome, three still dots. */
export function TypingDots({ label }: { label?: string }) {
  return (
    <span
      className="foyer-typing-dots"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <i />
      <i />
      <i />
    </span>
  )
}
