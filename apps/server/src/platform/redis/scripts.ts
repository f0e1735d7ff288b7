/**
 * Keeps the newest head and rings. Two nodes may ring for one thread in either order, and a head that went
 * back would hide an entry from pollers. Key and channel share a hash tag, so the script runs in a cluster.
 */
export const ringScript = `
local current = tonumber(string.match(redis.call('GET', KEYS[1]) or '', '^(%d+)')) or -1
if tonumber(ARGV[1]) >= current then redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[5]) end
if ARGV[4] ~= '' then redis.call('SPUBLISH', ARGV[3], ARGV[4]) end
return 1`

/** Adds to a counter whose life starts with its first hit. */
export const countScript = `
local total = redis.call('INCRBY', KEYS[1], ARGV[1])
if total == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return total`
