import { Component, type ReactNode } from 'react'
import { PartFailed } from './PartFailed.tsx'

type PartBoundaryProps = { children: ReactNode; failed?: ReactNode }

/** A part that could not be downloaded, or broke, must not take the conversation with it. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const { children, failed = <PartFailed /> } = this.props
    return this.state.isBroken ? failed : children
  }
}
