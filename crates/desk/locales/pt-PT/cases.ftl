exam-yours = A sua decisão
