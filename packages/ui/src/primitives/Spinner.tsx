import './Spinner.css'

export function Spinner({ label }: { label?: string }) {
  return (
    <span
      className="foyer-spinner"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
