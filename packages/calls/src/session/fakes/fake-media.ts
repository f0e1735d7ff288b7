import type { MediaKind } from '../permissions.ts'

/** A track that can be given back, and taken away. */
export class FakeTrack extends EventTarget {
  readonly kind: 'audio' | 'video'
  readonly constraints: unknown
  enabled = true
  isStopped = false

  constructor(kind: 'audio' | 'video', constraints: unknown) {
    super()
    this.kind = kind
    this.constraints = constraints
  }

  stop(): void {
    this.isStopped = true
  }

  /** Unplugged. */
  isTakenAway(): void {
    this.dispatchEvent(new Event('ended'))
  }
}

/** A browser's devices, and what people and the page around say about them. */
export class FakeDevices {
  readonly questions: MediaStreamConstraints[] = []
  readonly given: FakeTrack[] = []
  /** By the name of the error. */
  refuses: Partial<Record<MediaKind, string>> = {}
  isForbidden: Partial<Record<MediaKind, boolean>> = {}
  /** Undefined: this browser does not tell. */
  tellsPolicy = true
  isInFrame = false
  isSecure = true
  /** While set, nobody answers. */
  thinking: Promise<void> | undefined

  async getUserMedia(constraints: MediaStreamConstraints): Promise<{ getTracks: () => FakeTrack[] }> {
    this.questions.push(constraints)
    await this.thinking
    const { microphone, camera } = this.refuses
    if (constraints.audio && microphone) throw new DOMException('no', microphone)
    if (constraints.video && camera) throw new DOMException('no', camera)
    const tracks = [
      ...(constraints.audio ? [new FakeTrack('audio', constraints.audio)] : []),
      ...(constraints.video ? [new FakeTrack('video', constraints.video)] : []),
    ]
    this.given.push(...tracks)
    return { getTracks: () => tracks }
  }

  enumerateDevices(): Promise<{ deviceId: string; label: string; kind: string }[]> {
    return Promise.resolve([
      { deviceId: 'm1', label: 'Headset', kind: 'audioinput' },
      { deviceId: 'c1', label: 'Camera', kind: 'videoinput' },
      { deviceId: 's1', label: 'Speaker', kind: 'audiooutput' },
      // Before anybody has allowed anything, browsers tell only that there are some.
      { deviceId: '', label: '', kind: 'audioinput' },
    ])
  }

  permissions = {
    isSecure: (): boolean => this.isSecure,
    isAllowedHere: (kind: MediaKind): boolean | undefined =>
      this.tellsPolicy ? !this.isForbidden[kind] : undefined,
    stateOf: (kind: MediaKind): Promise<PermissionState> =>
      Promise.resolve(this.isForbidden[kind] ? 'denied' : 'prompt'),
    isInFrame: (): boolean => this.isInFrame,
  }

  /** It has all that sessions touch. */
  asReal(): MediaDevices {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    return this as unknown as MediaDevices
  }
}
