phase-running = O relógio está a correr. Jogam: { $who }.
