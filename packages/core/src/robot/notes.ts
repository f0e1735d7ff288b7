/** Standard texts of the robot. The log stores the key; the client translates it. */
export const robotNotes = {
  unknown: 'robot.unknown',
  unknownAgain: 'robot.unknownAgain',
  didYouMean: 'robot.didYouMean',
  greeting: 'robot.greeting',
  thanks: 'robot.thanks',
  bye: 'robot.bye',
} as const
export type RobotNote = (typeof robotNotes)[keyof typeof robotNotes]

/** Which of the robot's own words a text is; undefined for everything else. */
export function robotNoteOf(text: string): RobotNote | undefined {
  return Object.values(robotNotes).find((note) => note === text)
}
