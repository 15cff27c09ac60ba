# Runs each program in a child of its own, and writes what it did beside it (../hosts.ts).
ARGV.each do |path|
  folder = File.dirname(path)
  child = fork do
    Dir.chdir(folder)
    $stdout.reopen("stdout", "w")
    $stderr.reopen("stderr", "w")
    load path
  end
  Process.wait(child)
  File.write(File.join(folder, "code"), $?.exitstatus)
end
