-- Requests the paths in the file that LOAD_PATHS names, one after the other.
local paths = {}
for path in io.lines(os.getenv("LOAD_PATHS")) do
  paths[#paths + 1] = path
end
local last = 0

request = function()
  last = last % #paths + 1
  return wrk.format("GET", paths[last])
end
