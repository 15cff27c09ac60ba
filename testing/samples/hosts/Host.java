package host;

import java.io.FileOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs the class Main of each package, and writes what it did beside its source (../hosts.ts). */
public class Host {
    private static class Exit extends Error {
        final int code;

        Exit(int code) {
            this.code = code;
        }
    }

    /** Ends one program, where System.exit would end all. */
    public static void exit(int code) {
        throw new Exit(code);
    }

    public static void main(String[] paths) throws Exception {
        for (int index = 0; index < paths.length; index++) {
            var folder = Path.of(paths[index]).getParent();
            try (var out = new PrintStream(new FileOutputStream(folder.resolve("stdout").toFile()));
                    var err = new PrintStream(new FileOutputStream(folder.resolve("stderr").toFile()))) {
                System.setOut(out);
                System.setErr(err);
                Files.writeString(folder.resolve("code"), String.valueOf(run("sample" + index + ".Main")));
            }
        }
    }

    private static int run(String name) throws Exception {
        try {
            Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            return 0;
        } catch (InvocationTargetException failure) {
            if (failure.getCause() instanceof Exit exit) return exit.code;
            failure.getCause().printStackTrace();
            return 1;
        }
    }
}
