/** Tags are labels that the channel configures. */
export type AgentRating = {
  of: 'agent'
  star: number
  solved: boolean | undefined
  tags: readonly string[]
  comment: string
}

/** Tags are keys of the four built-in reasons. */
export type RobotRating = { of: 'robot'; solved: boolean; tags: readonly string[]; comment: string }

export type Rating = AgentRating | RobotRating
