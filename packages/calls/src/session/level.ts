/** How loud a microphone is, from 0 to 1. Nothing is built before somebody asks. */
export function createLevel(newAudio: () => AudioContext) {
  let context: AudioContext | undefined
  let listened:
    { track: MediaStreamTrack; node: AnalyserNode; source: MediaStreamAudioSourceNode } | undefined
  const samples = new Float32Array(512)

  function listen(track: MediaStreamTrack, stream: MediaStream): AnalyserNode {
    if (listened?.track === track) return listened.node
    stop()
    context ??= newAudio()
    // Browsers keep it still until somebody has done something on the page.
    void context.resume()
    const node = context.createAnalyser()
    node.fftSize = samples.length
    const source = context.createMediaStreamSource(stream)
    source.connect(node)
    listened = { track, node, source }
    return node
  }

  function stop(): void {
    listened?.source.disconnect()
    listened = undefined
  }

  return {
    read: (stream: MediaStream | undefined): number => {
      const track = stream?.getAudioTracks()[0]
      if (!stream || !track) return 0
      listen(track, stream).getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      // Speech is around a tenth of what a microphone can take: that should move a meter well.
      return Math.min(1, Math.sqrt(power) * 4)
    },
    close: (): void => {
      stop()
      void context?.close()
      context = undefined
    },
  }
}
