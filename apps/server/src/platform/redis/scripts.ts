/**
 * Keeps the newest head and rings; of two heads with the same end the one with the later token generation. Two nodes may ring for one thread in either order, and a head that went
 * back would hide an entry from pollers. Key and channel share a hash tag, so the script runs in a cluster.
 */
export const ringScript = `
local seq, gen = string.match(redis.call('GET', KEYS[1]) or '', '^(%d+) %d (%d+)')
local ahead = tonumber(ARGV[1]) - (tonumber(seq) or -1)
local gains = (tonumber(string.match(ARGV[2], '^%d+ %d (%d+)')) or 0) - (tonumber(gen) or 0)
if ahead > 0 or (ahead == 0 and gains >= 0) then redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[5]) end
if ARGV[4] ~= '' then redis.call('SPUBLISH', ARGV[3], ARGV[4]) end
return 1`

/** Adds to a counter whose life starts with its first hit. */
export const countScript = `
local total = redis.call('INCRBY', KEYS[1], ARGV[1])
if total == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return total`
