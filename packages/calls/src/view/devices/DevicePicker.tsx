import type { CallSession, CallSnapshot } from '../../session/call-session.ts'
import './DevicePicker.css'
import { deviceOf } from './device-of.ts'
import { DeviceSelect } from './DeviceSelect.tsx'
import { LevelMeter } from './LevelMeter.tsx'
import { useDevices } from './use-devices.ts'

type DevicePickerProps = {
  session: CallSession
  snapshot: Pick<CallSnapshot, 'media' | 'local'>
  language: string
  speaker: string | undefined
  onSpeaker: (id: string) => void
}

/** Which microphone, camera and speaker, and whether the microphone hears anything. */
export function DevicePicker(props: DevicePickerProps) {
  const { session, snapshot, language, speaker, onSpeaker } = props
  const { media, local } = snapshot
  const devices = useDevices(session.devices)
  if (!devices) return null
  const canChooseSpeaker = 'setSinkId' in HTMLMediaElement.prototype
  return (
    <div className="call-devices">
      <DeviceSelect
        kind="microphone"
        devices={devices}
        language={language}
        value={deviceOf(local?.getAudioTracks())}
        onChange={(microphone) => session.choose({ microphone })}
      />
      <LevelMeter level={session.level} />
      {media === 'video' && (
        <DeviceSelect
          kind="camera"
          devices={devices}
          language={language}
          value={deviceOf(local?.getVideoTracks())}
          onChange={(camera) => session.choose({ camera })}
        />
      )}
      {canChooseSpeaker && (
        <DeviceSelect
          kind="speaker"
          devices={devices}
          language={language}
          value={speaker}
          onChange={(id) => {
            onSpeaker(id)
            session.choose({ speaker: id })
          }}
        />
      )}
    </div>
  )
}
