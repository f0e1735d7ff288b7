/** What a visitor thinks of the agent. Tags are labels of the channel's own. */
export type AgentRating = {
  of: 'agent'
  star: number
  solved: boolean | undefined
  tags: readonly string[]
  comment: string
}

/** What a visitor thinks of the robot. Tags are keys of the four built-in reasons. */
export type RobotRating = { of: 'robot'; solved: boolean; tags: readonly string[]; comment: string }

export type Rating = AgentRating | RobotRating
