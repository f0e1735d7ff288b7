import { Component, type ReactNode } from 'react'
import './Broken.css'

/** Stands where an exhibit could not be shown. `data-broken` tells the tools. */
export function Broken({ children }: { children: ReactNode }) {
  return (
    <pre className="broken" data-broken>
      {children}
    </pre>
  )
}

/** A part that throws is shown as what it said. */
export class CatchBroken extends Component<{ children: ReactNode }, { error: string }> {
  override state = { error: '' }

  static getDerivedStateFromError(error: unknown) {
    return { error: String(error) }
  }

  override render() {
    return this.state.error ? <Broken>{this.state.error}</Broken> : this.props.children
  }
}
